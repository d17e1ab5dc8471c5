/** The enforced password rules, in the order they are shown (specification section 5, api.md section 10.1). */
export const passwordRules = {
  length: (password: string) => password.length >= 6,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\d/.test(password),
} as const
export type PasswordRule = keyof typeof passwordRules

export const brokenPasswordRules = (password: string): PasswordRule[] =>
  (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](password))
