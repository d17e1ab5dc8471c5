import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shot } from './take-screens.ts'

const facets = ['language', 'width', 'scheme'] as const

/** `index.html` beside the pictures: all of them small, each screen in a row, with a choice of what is shown. */
export async function writeContactSheet(folder: string, shots: readonly Shot[]): Promise<void> {
  const names = [...new Set(shots.map(({ screen }) => screen))]
  const rows = names.map((name) => {
    const figures = shots.filter(({ screen }) => screen === name).toSorted(inOrder)
    return `<section id="${name}"><h2><a href="#${name}">${name}</a></h2><div>${figures.map(figure).join('')}</div></section>`
  })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style(shots)}</style>
<h1>${names.length} screens, ${shots.length} pictures</h1><nav>${choices(shots)}</nav>${rows.join('\n')}</html>\n`
  await writeFile(join(folder, 'index.html'), page)
}

const figure = ({ file, language, width, scheme }: Shot) =>
  `<a class="${language} w${width} ${scheme}" href="${file}"><img src="${file}" alt="" loading="lazy">${language} ${width} ${scheme}</a>`

const inOrder = (a: Shot, b: Shot) =>
  a.language.localeCompare(b.language) || a.width - b.width || b.scheme.localeCompare(a.scheme)

const valuesOf = (shots: readonly Shot[], facet: (typeof facets)[number]) => [
  ...new Set(shots.map((shot) => String(shot[facet]))),
]
const classOf = (value: string) => (/^\d/.test(value) ? `w${value}` : value)

const choices = (shots: readonly Shot[]) =>
  facets
    .flatMap((facet) => valuesOf(shots, facet))
    .map((value) => `<label><input type="checkbox" id="show-${value}" checked> ${value}</label>`)
    .join(' ')

function style(shots: readonly Shot[]) {
  const hidden = facets
    .flatMap((facet) => valuesOf(shots, facet))
    .map((value) => `body:has(#show-${value}:not(:checked)) a.${classOf(value)}{display:none}`)
  return `body{font:14px system-ui;margin:24px;background:#ddd}nav{position:sticky;top:0;background:#ddd;padding:8px 0}
section>div{display:flex;gap:12px;overflow-x:auto;align-items:start}section>div>a{flex:none;text-align:center;color:#333}
img{display:block;height:360px;max-width:420px;object-fit:cover;object-position:top;background:#fff}h2{margin:24px 0 8px;font-size:16px}
${hidden.join('\n')}`
}
