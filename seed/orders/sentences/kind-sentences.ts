/** What houses say of goods of a kind, by the stars they give, one a line. */
export type KindSentences = { of: string[]; five: string; four: string; three: string; two: string; one: string }
