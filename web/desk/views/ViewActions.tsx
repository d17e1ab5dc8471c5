import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import * as viewsApi from '../../../contract/desk/views.ts'
import type { View } from '../../../contract/desk/views.ts'
import { call } from '../../platform/calls/call.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Popover } from '../../ui/windows/Popover.tsx'
import { useListAddress } from '../list/list-address.ts'
import { useDeskTexts } from '../texts.ts'
import { useViewsAgain, type SavedViews } from './use-saved-views.ts'

type Naming = 'NEW' | 'RENAME' | null
const close = { close: ({ onClose }: { onClose: () => void }) => onClose() }
const NewView = lazyPart(async () => (await import('./ViewDialogs.tsx')).NewView, close)
const RenamedView = lazyPart(async () => (await import('./ViewDialogs.tsx')).RenamedView, close)

/** What can be done with what the list shows: save it, save a change, rename, share and delete the view. */
export function ViewActions({ saved }: { saved: SavedViews }) {
  const t = useDeskTexts().list.saved
  const { active, isChanged, filters, list } = saved
  const [naming, setNaming] = useState<Naming>(null)
  const { saveChange, remove } = useViewWrites(saved)
  const onClose = () => setNaming(null)
  if (!active && !isChanged) return null
  return (
    <div className="desk-view-actions">
      {active?.mayChange && isChanged && (
        <button
          type="button"
          className="desk-button"
          aria-disabled={saveChange.isPending || undefined}
          onClick={() => saveChange.mutate(active)}
        >
          {t.saveChange}
        </button>
      )}
      {isChanged && (
        <button type="button" className="desk-button" onClick={() => setNaming('NEW')}>
          {active ? t.saveAsNew : t.save}
        </button>
      )}
      {active?.mayChange && (
        <Popover
          trigger={<Ellipsis aria-hidden="true" />}
          triggerLabel={t.menu(active.name)}
          triggerClass="desk-icon-button"
          panelClass="right-0 grid w-56 p-2"
        >
          {(closeMenu) => (
            <>
              <MenuButton
                text={t.rename}
                onPress={() => {
                  closeMenu()
                  setNaming('RENAME')
                }}
              />
              <MenuButton
                text={t.delete}
                onPress={() => {
                  closeMenu()
                  remove.mutate(active)
                }}
              />
            </>
          )}
        </Popover>
      )}
      {naming === 'NEW' && <NewView {...{ list, filters, onClose }} />}
      {naming === 'RENAME' && active && <RenamedView view={active} onClose={onClose} />}
    </div>
  )
}

const MenuButton = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <button type="button" onClick={onPress} className="min-h-10 rounded-md px-3 text-left text-sm hover:bg-sunken">
    {text}
  </button>
)

/** Where somebody else was first, what there is now is read, and what the list shows stays as it is. */
function useViewWrites({ filters }: SavedViews) {
  const t = useDeskTexts().list.saved
  const again = useViewsAgain()
  const { set } = useListAddress()
  const saveChange = useWrite({
    mutationFn: ({ id, version, name, isShared }: View) =>
      call(viewsApi.change, { id, version, name, isShared, state: { filters } }),
    onSettled: again,
  })
  const restore = useWrite({
    mutationFn: ({ list, name, isShared, state }: View) => call(viewsApi.save, { list, name, isShared, state }),
    onSettled: again,
  })
  const remove = useWrite({
    mutationFn: ({ id, version }: View) => call(viewsApi.remove, { id, version }),
    onSuccess(_, view) {
      set({ saved: null }, { isSamePage: true })
      showToast('info', t.deleted(view.name), { label: t.undo, run: () => restore.mutate(view) })
    },
    onSettled: again,
  })
  return { saveChange, remove }
}
