import { makeImpersonationCode } from '../../api/account/impersonation/make-impersonation-code.ts'
import { operatorImpersonate as de } from '../../texts/de/operator/impersonate.ts'
import { operatorImpersonate as en } from '../../texts/en/operator/impersonate.ts'
import { Problem } from '../../api/http/problem.ts'
import { Refusal, type Topic } from './grammar/topic.ts'

export const impersonate: Topic = {
  texts: { de, en },
  verbs: {
    code: {
      async run(desk, { words: [email = ''] }) {
        const t = { de, en }[desk.language]
        const wish = { operatorId: desk.operator.id, token: null, email, language: desk.language }
        const made = await makeImpersonationCode(desk, wish).catch((error: unknown) => {
          throw error instanceof Problem ? new Refusal(t.noBuyer(email)) : error
        })
        return { lines: [t.code(made.code), t.url(made.url), t.rules], accountId: made.accountId }
      },
    },
  },
}
