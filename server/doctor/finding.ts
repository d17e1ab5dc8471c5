/** What an examination has found of one thing; of a fault also what to do about it, where the sentence does not say so itself. */
export type Finding = { isFault: boolean; sentence: string; remedy?: string | undefined }

export const fine = (sentence: string): Finding => ({ isFault: false, sentence })
export const fault = (sentence: string, remedy?: string): Finding => ({ isFault: true, sentence, remedy })
