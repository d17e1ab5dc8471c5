import type { ReactNode } from 'react'
import { useLanguage } from '../platform/texts.ts'
import { galleryTexts } from './samples.ts'

export const useGalleryTexts = () => galleryTexts[useLanguage()]
export type StateName = keyof (typeof galleryTexts)['en']['states']

type ExamplesProps = { of: string; isOnBand?: boolean; children: ReactNode }

/** A component under its name in the code, with its states. */
export function Examples({ of, isOnBand = false, children }: ExamplesProps) {
  return (
    <section aria-label={of}>
      <h2 className="gallery-name">{of}</h2>
      <div className={`gallery-examples ${isOnBand ? 'gallery-band' : ''}`}>{children}</div>
    </section>
  )
}

type ExampleProps = { state?: StateName; width?: 'field' | 'card' | 'wide' | 'panel' | 'hanging'; children: ReactNode }

/** A component in one state. */
export function Example({ state = 'rest', width, children }: ExampleProps) {
  const t = useGalleryTexts().states
  return (
    <div className={`gallery-example ${width ? `gallery-${width}` : ''}`}>
      <p>{t[state]}</p>
      <div className="gallery-content">{children}</div>
    </div>
  )
}
