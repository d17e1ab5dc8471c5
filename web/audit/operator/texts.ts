import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorAuditTexts = sliceTexts('audit/operator', {
  de: async () => (await import('../../../texts/de/audit/operator.ts')).operatorAudit,
  en: async () => (await import('../../../texts/en/audit/operator.ts')).operatorAudit,
})
