/** What a store reads when operators pause it, or write to it. */
export const operatedStoreMails = {
  paused: {
    subject: (store: string) => `${store} is paused`,
    hello: 'Hello,',
    body: (until: string | null) =>
      `Tresen has paused your store ${until ? `until ${until}` : 'until further notice'}. ` +
      'Your products stay visible but cannot be ordered. Orders that are placed go on as ever.',
    end: 'If you have questions, please write to us.',
    button: 'Open your workplace',
  },
  resumed: {
    subject: (store: string) => `${store}: our pause is over`,
    hello: 'Hello,',
    body: (_: string | null) => 'Tresen has ended its pause of your store.',
    end: 'It sells again unless you have paused it yourself or a paper is missing.',
    button: 'Open your workplace',
  },
  hint: {
    subject: (subject: string, store: string) => `${subject} (${store})`,
    hello: 'Hello,',
    end: 'If you have questions, please write to us.',
    button: 'Open your workplace',
  },
  buyersRead: (text: string) => `Buyers read: “${text}”`,
}
