import type { Language } from '../../contract/platform/values.ts'

export type Click = { q: string; language: Language }

/** Of what is pressed after one search the first counts, until something else is searched for; what fails is not sent again. */
export function clickCounter(send: (click: Click) => Promise<void>) {
  let last = ''
  return {
    clicked(click: Click) {
      const search = `${click.language} ${click.q}`
      if (click.q === '' || search === last) return
      last = search
      send(click).catch(() => {})
    },
  }
}
