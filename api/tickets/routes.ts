import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { addFile } from './answer-files.ts'
import { answerTicket } from './answer-ticket.ts'
import { assignTicket, changeTickets, setTicketState } from './change-ticket.ts'
import { listTickets, readFigures, readTicket } from './read-tickets.ts'
import { receiveMail } from './receive-mail.ts'

/** What people have written to the marketplace, and the mails that come back. */
export function ticketRoutes(api: Api, deps: Deps): void {
  // A mail server sends them all from one address; what is refused it tries again.
  const mailsByAddress = limit(deps, { name: 'inbound-mail-address', attempts: 600, seconds: 60 })
  const filesByOperator = limit(deps, { name: 'ticket-file-operator', attempts: 300, seconds: 60 * 60 })

  serve(api, ticketsApi.list, (input, { account }) => listTickets(deps, { ...input, callerId: account.personId }))
  serve(api, ticketsApi.figures, () => readFigures(deps))
  serve(api, ticketsApi.read, ({ number }) => readTicket(deps, number))
  serve(api, ticketsApi.addFile, async (input, caller) => {
    await filesByOperator.take(caller.account.personId)
    return addFile(deps, caller, input)
  })
  serve(api, ticketsApi.answer, (input, caller) => answerTicket(deps, caller, input))
  serve(api, ticketsApi.assign, (input, caller) => assignTicket(deps, caller, input))
  serve(api, ticketsApi.setState, (input, caller) => setTicketState(deps, caller, input))
  serve(api, ticketsApi.changeMany, (input, caller) => changeTickets(deps, caller, input))
  serve(api, ticketsApi.receiveMail, async (input, { address }) => {
    await mailsByAddress.take(address)
    return receiveMail(deps, input)
  })
}
