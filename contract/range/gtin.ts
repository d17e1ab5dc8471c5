/** Whether it is a GTIN-8, -12, -13 or -14 with a right check digit (GS1 General Specifications, 7.9). */
export const isGtin = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text) && checkSum(text) % 10 === 0

function checkSum(gtin: string) {
  const digits = [...gtin].toReversed().map(Number)
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0)
}
