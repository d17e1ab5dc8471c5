import { useState } from 'react'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useRailPlaces, useWorkplaceRoutes } from '../frame/workplace-context.ts'
import { useDeskTexts } from '../texts.ts'
import { letterOfPlace } from './place-keys.ts'
import { hasRows } from './row-keys.ts'
import { shortcutsOfPage } from './shortcuts.ts'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'

type Line = { keys: string[]; does: string }

/** All keys of the page that is shown, and the switch that turns those of a single sign off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useDeskTexts()
  const { keys: words, places } = t
  const { side } = useWorkplaceRoutes()
  const names: Record<string, string> = places[side]
  const areOn = useSingleKeys()
  const [isOfList] = useState(hasRows)
  const [ofPage] = useState(shortcutsOfPage)
  const pages = useRailPlaces().flatMap(({ path, name }) => {
    const letter = letterOfPlace(side, path)
    return letter ? [{ keys: ['G', letter.toUpperCase()], does: names[name]! }] : []
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="grid gap-5">
        <Lines
          title={words.everywhere}
          lines={[
            { keys: [t.palette.shortcut], does: words.search },
            ...(areOn
              ? [
                  { keys: ['/'], does: words.search },
                  { keys: ['?'], does: words.show },
                ]
              : []),
            { keys: ['Esc'], does: words.close },
          ]}
        />
        {areOn && isOfList && (
          <Lines
            title={words.list}
            lines={[
              { keys: ['J'], does: words.nextRow },
              { keys: ['K'], does: words.previousRow },
              { keys: ['Enter'], does: words.openRow },
              { keys: ['X'], does: words.chooseRow },
            ]}
          />
        )}
        {areOn && ofPage.length > 0 && (
          <Lines
            title={words.page}
            lines={ofPage.map(({ shortcut, name }) => ({ keys: shortcut.split('+'), does: name }))}
          />
        )}
        {areOn && <Lines title={words.pages} lines={pages} />}
        <div>
          <Checkbox
            label={words.single}
            checked={areOn}
            onChange={({ target: { checked } }) => setSingleKeys(checked)}
          />
          <p className="mt-1 pl-[29px] text-small text-ink-2">{words.singleHint}</p>
        </div>
      </div>
    </Dialog>
  )
}

function Lines({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <section>
      <h3 className="mb-1 text-small font-semibold text-ink-2">{title}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm">
        {lines.map(({ keys, does }) => (
          <div key={keys.join(' ')} className="contents">
            <dt className="border-b border-line py-1.5">{does}</dt>
            <dd className="flex items-center gap-1.5 border-b border-line py-1.5">
              {keys.map((key) => (
                <kbd key={key} className="desk-key">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
