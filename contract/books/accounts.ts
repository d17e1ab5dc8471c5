/** DATEV's standard charts of accounts that German businesses use. */
export const charts = ['SKR03', 'SKR04'] as const
export type Chart = (typeof charts)[number]

/** What is booked where: revenue by tax case, and what has to do with the marketplace. */
export const accountNames = [
  'revenue19',
  'revenue7',
  'revenue0',
  'euRevenue19',
  'euRevenue7',
  'intraCommunity',
  'export',
  'smallBusiness',
  'clearing',
  'bank',
  'commission',
  'adjustment',
] as const
/** Go with the goods unless the store has an account for them. */
export const ownAccountNames = ['deposit', 'shipping', 'setup'] as const

export type AccountName = (typeof accountNames)[number]
export type OwnAccountName = (typeof ownAccountNames)[number]
export type Accounts = Record<AccountName, string> & Record<OwnAccountName, string | null>

/** Four digits each; those of revenue carry their tax ("automatic accounts"). */
const standard: Record<Chart, Record<AccountName, string>> = {
  SKR03: {
    revenue19: '8400',
    revenue7: '8300',
    revenue0: '8290',
    euRevenue19: '8315',
    euRevenue7: '8310',
    intraCommunity: '8125',
    export: '8120',
    smallBusiness: '8195',
    clearing: '1360',
    bank: '1200',
    commission: '4760',
    adjustment: '2700',
  },
  SKR04: {
    revenue19: '4400',
    revenue7: '4300',
    revenue0: '4290',
    euRevenue19: '4315',
    euRevenue7: '4310',
    intraCommunity: '4125',
    export: '4120',
    smallBusiness: '4185',
    clearing: '1460',
    bank: '1800',
    commission: '6770',
    adjustment: '4830',
  },
}

/** An account of the standard chart where accounts have so many digits: DATEV appends zeros. */
export const standardAccount = (name: AccountName, { chart, accountLength }: { chart: Chart; accountLength: number }) =>
  standard[chart][name].padEnd(accountLength, '0')
