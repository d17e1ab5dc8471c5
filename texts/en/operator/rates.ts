/** Help and answers of `npm run operator -- base-rates`. */
export const baseRates = {
  summary: 'the base rate of § 247 BGB, which interest on late invoices follows',
  actions: {
    list: { takes: [], explains: 'Lists the rates by half-year.' },
    set: {
      takes: ['<percent>', '<YYYY-01-01 or YYYY-07-01>'],
      explains:
        'Enters the rate of a half-year as the Bundesbank has announced it; without it reminders ask for no interest.',
    },
  },
  rate: (percent: string, from: string) => `${percent} %  from ${from}`,
  badPercent: (text: string) =>
    `The rate is a percentage from -9 to 50 with at most two decimals, like 1.27, not '${text}'.`,
  badDay: (text: string) => `A half-year begins on the first of January or July, like 2027-01-01, not '${text}'.`,
}
