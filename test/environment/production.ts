/** The least that a shop in production is told; its mails and its money go nowhere. */
export const production = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: 'none',
  SMTP_URL: 'smtp://localhost:9',
  MARKETPLACE_BANK_ACCOUNT: JSON.stringify({
    iban: 'DE93 9999 9999 0000 0000 01',
    bic: 'TRSNDEB1XXX',
    accountHolder: 'Marktplatz GmbH',
  }),
}
