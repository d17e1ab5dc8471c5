export const carriers = ['DHL', 'DPD', 'GLS', 'UPS', 'Hermes', 'Spedition', 'Abholung'] as const

// How numbers of these carriers look; where there is none in here, every number will do.
const shapes: Record<string, RegExp> = {
  DHL: /^(00340\d{15}|\d{12}|\d{20}|JJD\d{12,18}|[A-Z]{2}\d{9}DE)$/,
  DPD: /^\d{14,15}$/,
  GLS: /^(\d{11,12}|[A-Z\d]{8})$/,
  UPS: /^1Z[A-Z\d]{16}$/,
  Hermes: /^(H?\d{14,20})$/,
}

/** Whether a number is one of this carrier's; it only warns, as carriers change theirs. */
export const fitsCarrier = (carrier: string, number: string): boolean =>
  shapes[carrier]?.test(number.replaceAll(/[\s.-]/g, '').toUpperCase()) ?? true
