/** What a code is called; a code without a name is shown as it is. */
export const nameIn = (names: Record<string, string>, code: string): string => names[code] ?? code
