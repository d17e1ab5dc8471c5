/** Whether a field of a count holds nothing, or a whole number from 0 to the most. */
export const isWholeNumber = (text: string, most: number): boolean => /^\d*$/.test(text.trim()) && Number(text) <= most
