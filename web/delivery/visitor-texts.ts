import type { visitorDelivery } from '../../texts/en/delivery/visitor.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useVisitorTexts = sliceTexts<typeof visitorDelivery>('delivery/visitor', {
  de: async () => (await import('../../texts/de/delivery/visitor.ts')).visitorDelivery,
  en: async () => (await import('../../texts/en/delivery/visitor.ts')).visitorDelivery,
})
