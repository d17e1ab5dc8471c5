import { lazy, Suspense, useEffect, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { FailureBoundary } from './failures/FailureBoundary.tsx'
import { isOutdated, reloadOnce } from './failures/new-version.ts'
import { readTwice } from './failures/read-twice.ts'
import { useTexts } from './texts.ts'

type LazyPartOptions<Props> = {
  /** What stands there while the part is on its way. */
  fallback?: ReactNode
  /**
   * What stands there when it does not arrive: nothing, for what the page does without, or a sentence with 'try again' for
   * what somebody came for; a window of a part that is one, closed by `close`.
   */
  missing?: 'nothing' | 'sentence'
  close?: (props: Props) => void
  /** Where the sentence stands. */
  sentenceClass?: string
}
const PAUSE_MS = 1000

type Missing = { retry: () => void; turn: number; close?: (() => void) | undefined; className?: string | undefined }

/**
 * A component whose code is read when it is first rendered. It is requested twice, and fails alone: neither page nor shell
 * goes with it. Mounting it again tries again, as does the button of its sentence; an ornament when the connection is back.
 */
export function lazyPart<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { fallback, close, missing = close ? 'sentence' : 'nothing', sentenceClass }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const Instead = missing === 'nothing' ? MissingOrnament : MissingPart
  let latest: ComponentType<Props> | null = null
  let failedAt = -PAUSE_MS
  const newest = () => (latest ??= lazy(load))
  async function load() {
    // However often it is mounted meanwhile: at most two requests a second.
    const pause = failedAt + PAUSE_MS - performance.now()
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      return { default: await readTwice(read) }
    } catch (error) {
      latest = null
      failedAt = performance.now()
      throw error
    }
  }
  return function LazyPart(props) {
    const [{ Part, turn }, setAttempt] = useState(() => ({ Part: newest(), turn: 0 }))
    const retry = () => setAttempt((last) => ({ Part: newest(), turn: last.turn + 1 }))
    return (
      <FailureBoundary
        resetKeys={[turn]}
        instead={<Instead retry={retry} turn={turn} close={close && (() => close(props))} className={sentenceClass} />}
      >
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </FailureBoundary>
    )
  }
}

function MissingOrnament({ retry }: Missing) {
  useEffect(() => {
    addEventListener('online', retry, { once: true })
    return () => removeEventListener('online', retry)
  })
  return null
}

const closeModal = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close()
const openModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()

function MissingPart({ retry, turn, close, className = '' }: Missing) {
  const { shell, ui } = useTexts()
  const isOld = useOutdated()
  // Some engines read code that has failed once only in a new document.
  const mustReload = isOld || turn > 0
  const sentence = (
    <div role="alert" className={`flex flex-wrap items-center gap-x-4 gap-y-1 p-3 ${className}`}>
      <p>{isOld ? shell.newVersion : shell.partMissing}</p>
      <button
        type="button"
        onClick={mustReload ? () => location.reload() : retry}
        className="py-1 font-semibold text-brand underline underline-offset-2"
      >
        {mustReload ? shell.loadAgain : shell.tryAgain}
      </button>
      {close && (
        <button type="button" onClick={closeModal} className="py-1 underline underline-offset-2">
          {ui.close}
        </button>
      )}
    </div>
  )
  if (!close) return sentence
  return (
    <dialog
      ref={openModal}
      aria-label={shell.partMissing}
      onClose={close}
      className="m-auto max-w-[min(28rem,100vw-2rem)] rounded-xl bg-surface p-4 shadow-3"
    >
      {sentence}
    </dialog>
  )
}

// A part that is gone from the server is there again in a new document.
function useOutdated() {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    const retry = async () => {
      if (!(await isOutdated())) return
      setOld(true)
      reloadOnce()
    }
    void retry()
  }, [])
  return isOld
}
