import type { OperatorCategory } from '../../../contract/categories/categories.ts'
import type { Language } from '../../../contract/platform/values.ts'

export const nameIn = ({ nameDe, nameEn }: Pick<OperatorCategory, 'nameDe' | 'nameEn'>, language: Language) =>
  language === 'de' ? nameDe : nameEn
