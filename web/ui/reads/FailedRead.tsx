import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import type { Failure } from '../../platform/reads/read.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { retryFrom } from './retry-from.ts'

type FailedReadProps = {
  failure: Failure
  /** What could not be loaded, as a sentence. */
  title: string
  icon?: ReactNode
  isPage?: boolean
  /** Further ways on. */
  children?: ReactNode
}

/** Stands where a page or a part of it could not be read: the server's sentence and the way to try again. */
export function FailedRead({ failure, title, icon = <CircleAlert />, isPage, children }: FailedReadProps) {
  const t = useTexts().shell
  return (
    <EmptyState isPage={isPage} icon={icon} title={title} text={failure.message ?? t.failedText}>
      <Button onClick={retryFrom(failure)}>{t.tryAgain}</Button>
      {children}
    </EmptyState>
  )
}
