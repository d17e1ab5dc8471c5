/** What the bell of a workplace says. */
export const deskNotices = {
  sentences: {
    ticket: (writer: string, number: string) => `${writer} has answered on ticket ${number}.`,
    imports: {
      COMPARED: (file: string) => `${file} is compared and waits for you.`,
      APPLIED: (file: string) => `${file} is applied.`,
      UNUSABLE: (file: string) => `${file} cannot be read.`,
    },
    written: (count: number) => `Your file of ${count} products is ready.`,
    /** `store` for operators; null for the store itself. */
    stopped: (store: string | null, papers: string) =>
      store
        ? `${store} is paused. Papers: ${papers}.`
        : `Your store is paused. What is missing, over or wrong: ${papers}.`,
    back: (store: string | null) =>
      store
        ? `No paper holds ${store} back any more.`
        : 'No paper holds your store back any more. It sells, unless it is paused for another reason.',
    belowGoal: 'Your store no longer delivers as Tresen expects. The page Today says what it is about.',
    restrictions: {
      PAUSED: (reason: string) => `Tresen has paused your store. Reason: ${reason}`,
      RESUMED: (_: string) => 'Tresen has ended its pause of your store.',
      HELD: (reason: string) => `Tresen pays nothing out to your store. Reason: ${reason}`,
      RELEASED: (_: string) => 'Tresen has released your payouts.',
    },
  },
  /** Of a kind that has no mail of its own. */
  mail: { hello: 'Hello,', subject: 'News from your workplace at Tresen' },
  wayClosed: 'Only an owner can have this go to the store’s address.',
  actions: { see: 'See it', answer: 'Answer', file: 'To the file', renew: 'Renew' },
}
