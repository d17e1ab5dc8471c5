/** A cell as text whatever it says: a spreadsheet takes one that begins so for a formula, and would run it. */
export const cellText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
