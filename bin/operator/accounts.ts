import { trustAccount, appointOperator, dismissOperator, findOperators } from '../../api/account/account-admin.ts'
import * as z from 'zod/mini'
import { ImpersonationReason } from '../../contract/security/impersonation.ts'
import { TicketNumber } from '../../contract/tickets/ticket-number.ts'
import { texts } from '../../texts/texts.ts'
import { removeLostFactor } from '../../api/account/second-factor/remove-lost-factor.ts'
import { decideVatId } from '../../api/account/profile/vat-id-queries.ts'
import { Refusal, type CommandGroup } from './commands/command.ts'
import { findAddressee } from '../../api/account/password/password-reset-queries.ts'
import { makeImpersonationCode } from '../../api/account/impersonation/make-impersonation-code.ts'
import { Problem } from '../../api/http/problem.ts'

export const accounts: CommandGroup = {
  texts: (language) => texts(language).operator.accounts,
  actions: {
    'remove-second-factor': {
      async run({ language, ...deps }, { args: [email = ''] }) {
        const t = texts(language).operator.accounts
        const removed = await removeLostFactor(deps, email)
        if (removed === 'UNKNOWN') throw new Refusal(t.unknown(email))
        if (removed === 'NONE') throw new Refusal(t.noSecondFactor(email))
        return { lines: [t.secondFactorRemoved(email)], accountId: removed.id }
      },
    },
    trust: {
      async run({ db, clock, language }, { args: [email = '', answer = ''] }) {
        const t = texts(language).operator.accounts
        if (answer !== 'YES' && answer !== 'NO') throw new Refusal(t.badAnswer(answer))
        const id = await trustAccount(db, email, answer === 'YES' ? clock.now() : null)
        if (!id) throw new Refusal(t.unknown(email))
        return { lines: [answer === 'YES' ? t.trusted(email) : t.untrusted(email)], accountId: id }
      },
    },
    vat: {
      async run({ db, clock, language }, { args: [email = '', status = ''] }) {
        const t = texts(language).operator.accounts
        if (status !== 'VALID' && status !== 'INVALID') throw new Refusal(t.badStatus(status))
        const account = await decideVatId(db, { email, status, at: clock.now() })
        if (!account) throw new Refusal(t.unknown(email))
        if (!account.vatId) throw new Refusal(t.noVatId(email))
        return { lines: [t.decided(email, account.vatId, status)], accountId: account.id }
      },
    },
  },
}

export const operators: CommandGroup = {
  texts: (language) => texts(language).operator.operators,
  actions: {
    list: {
      async run({ db }) {
        const found = await findOperators(db)
        return { lines: found.map(({ email, firstName, lastName }) => `${email}  ${firstName} ${lastName}`) }
      },
    },
    appoint: {
      firstOperator: ({ db }, { args: [email = ''] }) => findAddressee(db, email),
      async run({ db, clock, language }, { args: [email = ''] }) {
        const t = texts(language).operator.operators
        const accountId = await appointOperator({ db, clock }, email)
        if (!accountId) throw new Refusal(t.noBuyer(email))
        return { lines: [t.appointed(email)], accountId }
      },
    },
    dismiss: {
      async run({ db, language }, { args: [email = ''] }) {
        const t = texts(language).operator.operators
        const dismissed = await dismissOperator(db, email)
        if (dismissed === 'UNKNOWN') throw new Refusal(t.noOperator(email))
        if (dismissed === 'LAST') throw new Refusal(t.last(email))
        return { lines: [t.dismissed(email)], accountId: dismissed.id }
      },
    },
  },
}

export const impersonate: CommandGroup = {
  texts: (language) => texts(language).operator.impersonate,
  actions: {
    code: {
      values: ['reason', 'ticket'],
      flags: ['write'],
      async run(context, { args: [email = ''], values, flags }) {
        const t = texts(context.language).operator.impersonate
        const reason = ImpersonationReason.safeParse(values.reason)
        if (!reason.success) throw new Refusal(t.badReason)
        const ticket = z.optional(TicketNumber).safeParse(values.ticket)
        if (!ticket.success) throw new Refusal(t.badTicket)
        const why = { reason: reason.data, mayWrite: flags.has('write'), ticketNumber: ticket.data }
        const input = { operatorId: context.operator.id, token: null, email, language: context.language, ...why }
        const made = await makeImpersonationCode(context, input).catch((error: unknown) => {
          if (!(error instanceof Problem)) throw error
          throw new Refusal(error.fieldErrors.ticketNumber ?? t.noBuyer(email))
        })
        return { lines: [t.code(made.code), t.url(made.url), t.rules], accountId: made.accountId }
      },
    },
  },
}
