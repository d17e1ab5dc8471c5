/** Who answers a claim: the store, or an operator in the end. */
export type AnsweringSide = {
  kind: 'supplier' | 'operator'
  /** Every list and number shows what is now. */
  again: () => Promise<unknown>
}
