/**
 * A fact by its name, as texts/<language>/operator/approval-replies.ts words it; `isOpen`: somebody should look. What stands in braces
 * in its value is a word of claims, papers or states, or an instant, '{2026-12-01T08:30Z}'.
 */
export type Fact = { name: string; value: string | null; isOpen: boolean; at: Date | null }
