import type { Failure } from '../../platform/reads/read.ts'
import { useTexts } from '../../platform/texts.ts'
import { retryFrom } from './retry-from.ts'

type FailedLineProps = { text: string; failure: Pick<Failure, 'retry'>; className?: string }

/** Stands where something small could not be read, such as a price: one line and the way to try again. */
export function FailedLine({ text, failure, className = '' }: FailedLineProps) {
  const t = useTexts().shell
  return (
    <p className={`text-small leading-snug text-ink-2 ${className}`}>
      {`${text}. `}
      <button
        type="button"
        onClick={retryFrom(failure)}
        className="-my-1 inline py-1 text-left font-semibold text-brand underline underline-offset-2"
      >
        {t.tryAgain}
      </button>
    </p>
  )
}
