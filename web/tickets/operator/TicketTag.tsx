import type { TicketState } from '../../../contract/tickets/tickets.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useTicketTexts } from './texts.ts'

const variants = { OPEN: 'warn', WAITING: 'info', CLOSED: 'ok', SPAM: 'neutral' } as const

export function TicketTag({ state }: { state: TicketState }) {
  return <Tag variant={variants[state]}>{useTicketTexts().states[state]}</Tag>
}
