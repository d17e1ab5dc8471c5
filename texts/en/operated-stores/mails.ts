/** What a store reads when operators pause it, or write to it. */
export const operatedStoreMails = {
  hello: 'Hello,',
  because: (reason: string) => `Reason: ${reason}`,
  restrictions: {
    PAUSED: {
      subject: (store: string) => `${store} is paused`,
      body: (until: string | null) =>
        `Tresen has paused your store ${until ? `until ${until}` : 'until further notice'}. ` +
        'Your products stay visible but cannot be ordered. Orders that are placed go on as ever.',
      end: 'If you do not agree, or have settled it, reply to this mail and say why.',
    },
    RESUMED: {
      subject: (store: string) => `${store}: our pause is over`,
      body: (_: string | null) => 'Tresen has ended its pause of your store.',
      end: 'It sells again unless you have paused it yourself or a paper is missing.',
    },
    HELD: {
      subject: (store: string) => `${store}: payouts are held`,
      body: (_: string | null) =>
        'Tresen pays nothing out to your store until further notice. What you are owed stays booked. Orders go on as ever.',
      end: 'If you do not agree, or have settled it, reply to this mail and say why.',
    },
    RELEASED: {
      subject: (store: string) => `${store}: payouts go on`,
      body: (_: string | null) => 'Tresen has released your payouts.',
      end: 'The next run pays out what is due.',
    },
  },
  button: 'Open your workplace',
  hint: {
    subject: (subject: string, store: string) => `${subject} (${store})`,
    hello: 'Hello,',
    end: 'If you have questions, please write to us.',
    button: 'Open your workplace',
  },
  buyersRead: (text: string) => `Buyers read: “${text}”`,
}
