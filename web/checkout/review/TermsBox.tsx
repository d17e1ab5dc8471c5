import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { useCheckoutTexts } from '../texts.ts'

type TermsBoxProps = { isAccepted: boolean; error: string | undefined; onChange: (isAccepted: boolean) => void }

/** The terms, to be read in another tab so that nothing typed here is left behind. */
export function TermsBox({ isAccepted, error, onChange }: TermsBoxProps) {
  const t = useCheckoutTexts().review
  const links: Record<string, { to: string; label: string }> = {
    terms: { to: paths.static('terms-and-conditions'), label: t.termsLink },
    privacy: { to: paths.static('privacy-policy'), label: t.privacyLink },
  }
  return (
    <Checkbox
      name="termsAccepted"
      checked={isAccepted}
      error={error}
      onChange={({ target }) => onChange(target.checked)}
      label={t.terms.split(/\{(terms|privacy)\}/).map((part) => {
        const link = links[part]
        if (!link) return part
        return (
          <Link key={part} to={link.to} target="_blank" className="font-medium text-brand underline underline-offset-2">
            {link.label}
          </Link>
        )
      })}
    />
  )
}
