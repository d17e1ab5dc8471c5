import { levelGoals } from '../../../contract/operator/stores.ts'
import { useLanguage } from '../../platform/texts.ts'

type Level = keyof typeof levelGoals
export const levelNames = ['confirmed', 'shipped', 'rejected'] as const satisfies Level[]

export const isMissed = (name: Level, percent: number | null): boolean =>
  percent !== null && (name === 'rejected' ? percent > levelGoals[name] : percent < levelGoals[name])

export function usePercent() {
  const language = useLanguage()
  return (value: number | null): string => (value === null ? '–' : `${value.toLocaleString(language)} %`)
}
