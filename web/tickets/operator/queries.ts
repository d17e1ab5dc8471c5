import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { contactSubjects } from '../../../contract/content.ts'
import { languages } from '../../../contract/platform/languages.ts'
import * as ticketsApi from '../../../contract/tickets/tickets.ts'
import { ticketViews } from '../../../contract/tickets/tickets.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'
import { call } from '../../platform/calls/call.ts'

/** The page of the list that the address names. */
export function ticketsQuery(search: URLSearchParams) {
  const named = (name: string) => search.get(name) ?? undefined
  const input = takenBy(ticketsApi.list, {
    view: ticketViews.find((view) => view === search.get('view')) ?? 'OPEN',
    owner: named('owner'),
    subject: contactSubjects.find((subject) => subject === search.get('subject')),
    language: languages.find((language) => language === search.get('language')),
    q: named('q'),
    after: named('after'),
    before: named('before'),
  })
  return queryOptions({
    queryKey: ['operator', 'tickets', input],
    queryFn: ({ signal }) => call(ticketsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    // Mails come in while nobody presses anything.
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  })
}

export const ticketFiguresQuery = queryOptions({
  queryKey: ['operator', 'ticket-figures'],
  queryFn: ({ signal }) => call(ticketsApi.figures, {}, { signal }),
  refetchOnMount: 'always',
})

export const ticketQuery = (number: string) =>
  queryOptions({
    queryKey: ['operator', 'ticket', number],
    queryFn: ({ signal }) => call(ticketsApi.read, { number }, { signal }),
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  })

/** After a step all that operators see is read again. */
export function useTicketsAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['operator'] })
}
