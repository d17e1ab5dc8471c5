import type { ReactNode } from 'react'
import { Picture } from '../ui/Picture.tsx'
import { NeedsScript } from '../ui/script/NeedsScript.tsx'

type SplitPanelProps = { title: string; lead: string; picture: string; points?: readonly string[]; children: ReactNode }

/** A form beside a picture of the studio: sign-in, sign-up, passwords (DESIGN section 12). */
export function SplitPanel({ title, lead, picture, points = [], children }: SplitPanelProps) {
  return (
    <div className="shell grid gap-10 py-8 lg:grid-cols-2 lg:py-13">
      <div className="relative hidden overflow-hidden rounded-xl bg-sunken lg:block">
        <Picture
          url={`/pictures/stored/heroes/${picture}`}
          alt=""
          sizes="45vw"
          isEager
          isLarge
          className="absolute inset-0 size-full object-cover"
        />
        {points.length > 0 && (
          <ul className="absolute inset-x-6 bottom-6 grid gap-2 rounded-lg bg-white/92 p-5 font-semibold text-ink-fixed">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="mx-auto w-full max-w-140 content-center">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-3 mb-7 text-ink-2">{lead}</p>
        <NeedsScript />
        {children}
      </div>
    </div>
  )
}
