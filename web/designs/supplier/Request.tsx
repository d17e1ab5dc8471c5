import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import type { SupplierDesign } from '../../../contract/designs/supplier-designs.ts'
import { imageUrl } from '../../../contract/platform/images.ts'
import { Card } from '../../desk/Card.tsx'
import { releaseUnseen } from '../../ui/picture/release-unseen.ts'
import { printedFile } from '../content.ts'
import { useDesignTexts } from '../texts.ts'
import { useSupplierDesignTexts } from './texts.ts'

/** What the buyer asks for, with everything that is needed to print it. */
export function Request({ design }: { design: SupplierDesign }) {
  const t = useSupplierDesignTexts()
  const { facts, text: texts } = useDesignTexts()
  const { quantity, technique, colors, text, font, files, description } = design
  const rows: [string, ReactNode][] = [
    [facts.quantity, t.pieces(quantity)],
    [facts.technique, t.techniques[technique]],
    [facts.colors, colors.length > 0 && <Colors colors={colors} />],
    [facts.text, text],
    [facts.font, text && texts.fonts[font]],
    [facts.note, description],
    [facts.files, files.length > 0 && <Files files={files} />],
  ]
  return (
    <Card title={t.request}>
      <dl className="px-[18px] pt-1.5 pb-3 text-small">
        {rows.map(
          ([name, value]) =>
            value && (
              <div
                key={name}
                className="grid gap-x-4 border-t border-line py-2.5 first:border-0 sm:grid-cols-[7rem_minmax(0,1fr)]"
              >
                <dt className="text-ink-3">{name}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}

// By their value: that is what ink and thread are matched with.
function Colors({ colors }: Pick<SupplierDesign, 'colors'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {colors.map((color) => (
        <li key={color} className="flex items-center gap-2 tabular-nums">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
            <circle cx="8" cy="8" r="7.5" fill={color} className="stroke-line-strong" />
          </svg>
          {color.toUpperCase()}
        </li>
      ))}
    </ul>
  )
}

function Files({ files }: Pick<SupplierDesign, 'files'>) {
  const t = useDesignTexts().files
  const printed = printedFile(files)
  return (
    <ul className="grid gap-1">
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url} download={file.name} className="flex min-h-11 items-center gap-3">
            <img
              src={imageUrl(file.url, 'small')}
              alt=""
              ref={releaseUnseen}
              loading="lazy"
              className="size-11 shrink-0 rounded-sm bg-sunken object-contain p-1"
            />
            <span className="min-w-0">
              <span className="underline underline-offset-2">{file.name}</span>
              <span className="block text-ink-3 tabular-nums">
                {t.pixels(file.width, file.height)}
                {file === printed && ` · ${t.printed}`}
              </span>
            </span>
            <Download aria-hidden="true" className="ml-auto size-4 shrink-0 text-ink-3" />
          </a>
        </li>
      ))}
    </ul>
  )
}
