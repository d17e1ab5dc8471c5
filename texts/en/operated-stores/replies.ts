/** What the server says about stores to operators. */
export const operatedStoreReplies = {
  over: 'Please choose an end that lies ahead.',
  pastDay: 'Please choose today or a later day: what has shipped keeps its rate.',
  hintSent: (subject: string, text: string) => `Hint by mail: ${subject}\n\n${text}`,
}
