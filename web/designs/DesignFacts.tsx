import type { ReactNode } from 'react'
import type { ProductDesign } from '../../contract/designs/designs.ts'
import { imageUrl } from '../../contract/platform/images.ts'
import { templateQuery } from './queries.ts'
import { useDesignTexts } from './texts.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { releaseUnseen } from '../ui/picture/release-unseen.ts'

/** The buyer's request, while it cannot be changed. */
export function DesignFacts({ design }: { design: ProductDesign }) {
  const t = useDesignTexts()
  const template = useRead(templateQuery(design.productSkuId))
  const technique = dataOrNothing(template)?.techniques.find(({ code }) => code === design.technique)?.name
  const facts: [string, ReactNode][] = [
    [t.facts.quantity, t.pieces(design.quantity)],
    [
      t.facts.technique,
      template.state === 'failed' ? <FailedLine text={t.templateFailed} failure={template.failure} /> : technique,
    ],
    [t.facts.colors, design.colors.length > 0 && <Colors colors={design.colors} />],
    [t.facts.text, design.text],
    [t.facts.font, design.text && t.text.fonts[design.font]],
    [t.facts.files, design.files.length > 0 && <Files files={design.files} />],
    [t.facts.note, design.description],
  ]
  return (
    <section aria-label={t.facts.title} className="rounded-xl bg-surface p-4 ring-1 ring-line sm:p-6">
      <h2 className="text-xl">{t.facts.title}</h2>
      <dl className="mt-3 text-medium">
        {facts.map(
          ([name, value]) =>
            value && (
              <div
                key={name}
                className="grid gap-x-4 border-t border-line py-2.5 first:border-0 sm:grid-cols-[9rem_1fr]"
              >
                <dt className="text-ink-2">{name}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

function Colors({ colors }: { colors: string[] }) {
  const names = useDesignTexts().print.colors
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {colors.map((color) => (
        <li key={color} className="flex items-center gap-2">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
            <circle cx="8" cy="8" r="7.5" fill={color} className="stroke-line-strong" />
          </svg>
          {Object.hasOwn(names, color) ? names[color as keyof typeof names] : color}
        </li>
      ))}
    </ul>
  )
}

function Files({ files }: Pick<ProductDesign, 'files'>) {
  return (
    <ul className="grid gap-2">
      {files.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} download className="inline-flex min-h-11 items-center gap-3 underline underline-offset-3">
            <img
              src={imageUrl(url, 'small')}
              alt=""
              ref={releaseUnseen}
              loading="lazy"
              className="size-11 rounded-sm bg-[oklch(0.955_0.008_95)] object-contain p-1"
            />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
