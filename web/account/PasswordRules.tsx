import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { brokenPasswordRules, passwordRules, type PasswordRule } from '../../contract/platform/password.ts'
import { useAccountTexts } from './account-texts.ts'

/** The enforced rules below a new password, ticked while typing (api.md section 10.1). */
export function PasswordRules({ password }: { password: string }) {
  const t = useAccountTexts()
  const broken = brokenPasswordRules(password)
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
          const isMet = !broken.includes(rule)
          return (
            <li key={rule} className={`flex items-center gap-1.5 ${isMet ? 'text-ok' : 'text-ink-3'}`}>
              {isMet ? <Check className="size-4" aria-hidden /> : <Circle className="size-4" aria-hidden />}
              {t.passwordRules[rule]}
              <span className="sr-only">{isMet ? t.ruleMet : t.ruleOpen}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-ink-3">{t.passwordOwn}</p>
    </>
  )
}
