const invoice = { number: 'P-2026-00001' }

/** What the GETs about money are asked: for everything, and for the secret product. */
export const moneyInputs = (name: string) => ({
  '/api/v1/supplier/commission-invoices': [{}],
  '/api/v1/supplier/commission-invoices/{number}': [invoice],
  '/api/v1/supplier/payouts': [{}],
  '/api/v1/supplier/payouts/{number}': [{ number: 'A1-1' }],
  '/api/v1/supplier/net-terms': [{}],
  '/api/v1/supplier/net-terms-buyers': [{ q: name }],
  '/api/v1/supplier/receivables': [{ view: 'ALL' }],
  '/api/v1/supplier/receivables/csv': [{ view: 'ALL' }],
  '/api/v1/account/receivables': [{ view: 'ALL' }],
  '/api/v1/supplier/receivables/{number}/reminders/{level}': [{ number: 'R1-1', level: 1 }],
  '/api/v1/account/receivables/{number}/reminders/{level}': [{ number: 'R1-1', level: 1 }],
  '/api/v1/operator/receivables': [{ view: 'ALL' }],
  '/api/v1/operator/stores/{slug}/commission-invoices': [{ slug: 'store' }],
  '/api/v1/operator/stores/{slug}/commission-invoices/{number}': [{ slug: 'store', ...invoice }],
  '/api/v1/operator/payout-runs': [{}],
  '/api/v1/operator/payout-preview': [{}],
  '/api/v1/operator/payout-runs/{number}': [{ number: 1 }],
  '/api/v1/operator/payout-runs/{number}/transfer-file': [{ number: 1 }],
  '/api/v1/operator/payout-runs/{number}/statements': [{ number: 1 }],
  '/api/v1/operator/bank-statements': [{}],
  '/api/v1/operator/bank-statements/{id}': [{ id: '01890a5d-ac96-774b-bcce-b302099a8057' }],
})
