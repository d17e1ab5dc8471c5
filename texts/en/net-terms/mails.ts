type Invoice = Record<'number' | 'storeName' | 'issuedText' | 'dayText' | 'openText', string>

export const netTermsMails = {
  hello: (firstName: string) => `Hello ${firstName},`,
  levels: {
    1: {
      subject: (number: string) => `A reminder of invoice ${number}`,
      body: ({ number, storeName, issuedText, dayText, openText }: Invoice) =>
        `Invoice ${number} of ${storeName} from ${issuedText} was due on ${dayText}. ${openText} of it are still open; ` +
        'perhaps it was overlooked. Please transfer the amount to the account below.',
    },
    2: {
      subject: (number: string) => `First reminder: invoice ${number} is overdue`,
      body: ({ number, storeName, issuedText, dayText, openText }: Invoice) =>
        `Invoice ${number} of ${storeName} from ${issuedText} was due on ${dayText}, and ${openText} of it are still ` +
        'open. Please transfer the amount now.',
    },
    3: {
      subject: (number: string) => `Last reminder: invoice ${number} is overdue`,
      body: ({ number, storeName, issuedText, dayText, openText }: Invoice) =>
        `Invoice ${number} of ${storeName} from ${issuedText} was due on ${dayText}. ${openText} of it are open. ` +
        'Please transfer the sum below at once; this is the last reminder.',
    },
  } as const,
  law:
    'Default interest is nine percentage points above the base rate (§ 288 (2) BGB). The flat fee is charged once for ' +
    'each invoice (§ 288 (5) BGB).',
  isPartial:
    'For days whose base rate is not entered here yet, no interest is calculated in this mail; the claim to it remains.',
  attached: 'The letter is attached.',
  fileName: (number: string, level: number) => `reminder-${number}-${level}.pdf`,
  marks: {
    invoice: 'Invoice',
    writtenOn: 'Written on',
    level: 'Level',
    levels: { 1: 'Reminder', 2: '1st reminder', 3: 'Last reminder' },
  },
  head: ['Claim', 'Amount'],
  invoice: (number: string) => `Open of invoice ${number}`,
  interest: ({ from, to, days, rate }: { from: string; to: string; days: number; rate: string }) =>
    `Interest ${from} – ${to}, ${days} ${days === 1 ? 'day' : 'days'} at ${rate} % a year`,
  fee: 'Flat fee',
  total: 'To pay',
  button: 'See open invoices',
  crossed: 'If the money has been sent in the meantime, nothing more is to be done.',
}
