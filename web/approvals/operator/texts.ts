import { sliceTexts } from '../../platform/slice-texts.ts'

export const useApprovalTexts = sliceTexts('approvals/operator', {
  de: async () => (await import('../../../texts/de/approvals/operator.ts')).approvals,
  en: async () => (await import('../../../texts/en/approvals/operator.ts')).approvals,
})
