/** What the GETs about a store's money are asked: for everything, and for the secret product. */
export const moneyInputs = (name: string) => ({
  '/api/v1/supplier/payouts': [{}],
  '/api/v1/supplier/payouts/{number}': [{ number: 'A1-1' }],
  '/api/v1/supplier/commission-invoices': [{}],
  '/api/v1/supplier/commission-invoices/{number}': [{ number: 'P-2026-00001' }],
  '/api/v1/supplier/net-terms': [{}],
  '/api/v1/supplier/net-terms-buyers': [{ q: name }],
  '/api/v1/supplier/receivables': [{ view: 'ALL' }],
  '/api/v1/supplier/receivables/csv': [{ view: 'ALL' }],
  '/api/v1/account/receivables': [{ view: 'ALL' }],
  '/api/v1/operator/receivables': [{ view: 'ALL' }],
})
