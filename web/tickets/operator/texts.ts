import type { contact } from '../../../texts/en/content/contact.ts'
import type { operatorTickets } from '../../../texts/en/tickets/operator.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

type TicketTexts = typeof operatorTickets & { subjects: typeof contact.subjects }

export const useTicketTexts = sliceTexts<TicketTexts>('tickets/operator', {
  async de() {
    const [{ operatorTickets: own }, { contact: form }] = await Promise.all([
      import('../../../texts/de/tickets/operator.ts'),
      import('../../../texts/de/content/contact.ts'),
    ])
    return { ...own, subjects: form.subjects }
  },
  async en() {
    const [{ operatorTickets: own }, { contact: form }] = await Promise.all([
      import('../../../texts/en/tickets/operator.ts'),
      import('../../../texts/en/content/contact.ts'),
    ])
    return { ...own, subjects: form.subjects }
  },
})
