import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useState, type ReactNode } from 'react'
import type { ProductDesign } from '../../../contract/designs/designs.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { MarkName } from '../content.ts'
import { DesignActions } from '../DesignActions.tsx'
import { DesignCanvas } from './DesignCanvas.tsx'
import { JobPanel } from './JobPanel.tsx'
import { PrintPanel } from './PrintPanel.tsx'
import { SaveNote } from './SaveNote.tsx'
import { TextPanel } from './TextPanel.tsx'
import { useDesignTexts } from '../texts.ts'
import { useEditing, type Editing, type Template } from './use-editing.ts'
import { printedFile } from '../content.ts'
import { FileField } from '../FileField.tsx'
import { FileList } from '../FileList.tsx'
import { PlacementFields } from './PlacementFields.tsx'

type EditorProps = { design: ProductDesign; template: Template; children: ReactNode }

/** A design while its buyer may change it; `children` stand below the fields. */
export function Editor({ design, template, children }: EditorProps) {
  const t = useDesignTexts()
  const editing = useEditing(design, template)
  const [tab, setTab] = useState('logo')
  const [mark, setMark] = useState<MarkName>('logo')
  useUndoKeys(editing)
  const select = (next: MarkName) => {
    setMark(next)
    setTab(next)
  }
  const open = (next: string) => {
    setTab(next)
    if (next === 'logo' || next === 'text') setMark(next)
  }
  const isEmpty = design.files.length === 0 && editing.content.text.trim() === ''
  return (
    <div className="grid items-start gap-5 *:min-w-0 md:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-[34px]">
      <section aria-label={t.canvas.label} className="md:sticky md:top-24">
        <DesignCanvas editing={editing} selected={mark} onSelect={select} />
        <div className="mt-3 flex items-start gap-3">
          <SaveNote editing={editing} />
          <IconButton
            label={t.undo}
            icon={<Undo2 />}
            disabled={!editing.undo}
            onClick={() => editing.undo?.()}
            className="ml-auto"
          />
          <IconButton label={t.redo} icon={<Redo2 />} disabled={!editing.redo} onClick={() => editing.redo?.()} />
        </div>
        <p className="mt-2 text-small text-ink-3 max-lg:hidden">{t.canvas.hint}</p>
      </section>
      <div className="grid gap-5 *:min-w-0">
        <section
          aria-label={t.tabs.label}
          className="rounded-xl bg-surface px-4 pt-1 pb-5 shadow-2 ring-1 ring-line sm:px-6 sm:pb-6"
        >
          <Tabs
            label={t.tabs.label}
            value={tab}
            onChange={open}
            tabs={[
              { key: 'logo', label: t.tabs.logo, content: <LogoPanel editing={editing} /> },
              { key: 'text', label: t.tabs.text, content: <TextPanel editing={editing} isOpen={tab === 'text'} /> },
              { key: 'print', label: t.tabs.print, content: <PrintPanel editing={editing} /> },
              { key: 'job', label: t.tabs.job, content: <JobPanel editing={editing} /> },
            ]}
          />
        </section>
        <DesignActions design={design} beforehand={editing.flush} obstacle={isEmpty ? t.nothingToPrint : null} />
        {children}
      </div>
    </div>
  )
}

/** Ctrl or Cmd with Z and Y, except in fields, which undo their own typing. */
function useUndoKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
      const key = event.key.toLowerCase()
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
      if (step === undefined) return
      event.preventDefault()
      step?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}

/** The picture that is printed, and where it stands. */
function LogoPanel({ editing }: { editing: Editing }) {
  const t = useDesignTexts().files
  const { files } = editing.design
  const logos = files.filter(({ kind }) => kind === 'LOGO')
  return (
    <div className="pt-5">
      <FileField
        editing={editing}
        kind="LOGO"
        label={logos.length > 0 ? t.another : t.logo}
        hint={t.logoHint(Math.floor(editing.template.limits.maxFileBytes / 1024 / 1024))}
      />
      <FileList editing={editing} files={logos} />
      {printedFile(files) && <PlacementFields editing={editing} mark="logo" />}
    </div>
  )
}
