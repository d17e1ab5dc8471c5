import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Sprite = { path: string; svg: string }

const ICON = /lucide-react\/icons\/([a-z0-9-]+)/g
const RENDERER = '\0lucide-react/sprite-icon'
const VIRTUAL = '\0lucide-react/icons/'
const DRAWINGS = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons')

/**
 * Built pages name an icon (`<svg class="lucide"><use href="/assets/icons-….svg#lock"/></svg>`) instead of drawing it:
 * the drawings of all icons that `folder` imports travel once, in one immutable file; those of the workplaces in one of their
 * own. While developing lucide-react
 * draws. What an icon looks like (no fill, round strokes, its size) says `.lucide` in the stylesheet.
 */
export function iconSprite(folder: string): Plugin {
  const drawn: { desk?: Promise<Sprite>; shop?: Promise<Sprite> } = {}
  const spriteOf = ({ name }: { name: string }) =>
    name === 'desk' ? (drawn.desk ??= drawSprite(folder, true)) : (drawn.shop ??= drawSprite(folder, false))
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === RENDERER) return id
      return id.startsWith('lucide-react/icons/') ? `\0${id}` : undefined
    },
    async load(id) {
      if (id === RENDERER) return { code: rendererOf(await spriteOf(this.environment)), moduleSideEffects: false }
      if (!id.startsWith(VIRTUAL)) return undefined
      const name = JSON.stringify(id.slice(VIRTUAL.length))
      const code = `import { spriteIcon } from ${JSON.stringify(RENDERER)}\nexport default spriteIcon(${name})`
      return { code, moduleSideEffects: false }
    },
    async generateBundle() {
      if (this.environment.name === 'ssr') return
      const { path, svg } = await spriteOf(this.environment)
      this.emitFile({ type: 'asset', fileName: path, source: svg })
    },
  }
}

// As in lucide-react an icon without a name of its own is hidden from screen readers.
const rendererOf = ({ path }: Sprite) => `
import { createElement } from 'react'
export const spriteIcon = (name) => ({ className, ...props }) =>
  createElement(
    'svg',
    {
      'aria-hidden': props.role || props['aria-label'] || props['aria-labelledby'] ? undefined : 'true',
      ...props,
      className: className ? 'lucide ' + className : 'lucide',
    },
    createElement('use', { href: ${JSON.stringify(`/${path}#`)} + name }),
  )
`

// Below `folder`: where the whole of it lies says nothing.
const OF_WORKPLACES = /(^|\/)(desk|supplier|operator)(\/|-[\w-]*routes)/

export async function drawSprite(folder: string, isDesk: boolean): Promise<Sprite> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const sources = paths.filter(
    (path) => /\.tsx?$/.test(path) && (isDesk || !OF_WORKPLACES.test(relative(folder, path))),
  )
  const texts = await Promise.all(sources.map((path) => readFile(path, 'utf8')))
  const names = new Set(texts.flatMap((text) => [...text.matchAll(ICON)].map(([, name]) => name!)))
  const symbols = await Promise.all([...names].toSorted().map(symbolOf))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return { path: `assets/${isDesk ? 'desk/' : ''}icons-${hash}.svg`, svg }
}

async function symbolOf(name: string) {
  const shapes = (await drawingOf(name)).map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${kebabCase(attribute)}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

type Shape = [tag: string, attributes: Record<string, string>]

/** The shapes of an icon; an old name of an icon only points to the module of the new one. */
async function drawingOf(name: string): Promise<Shape[]> {
  const path = join(DRAWINGS, `${name}.mjs`)
  const renamed = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(await readFile(path, 'utf8'))
  if (renamed) return drawingOf(renamed[1]!)
  const { __iconData } = (await import(pathToFileURL(path).href)) as { __iconData: { node: Shape[] } }
  return __iconData.node
}

const kebabCase = (attribute: string) => attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
