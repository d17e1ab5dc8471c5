/** 'DE89370400440532013000' → 'DE89 3704 0044 0532 0130 00', as banks print it. */
export const groupedIban = (iban: string) => (iban.replaceAll(' ', '').match(/.{1,4}/g) ?? []).join(' ')
