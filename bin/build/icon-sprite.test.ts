import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawSprite } from './icon-sprite.ts'

const folder = mkdtempSync(join(tmpdir(), 'tresen-icons-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// A checkout may lie in a folder of any name.
const web = join(folder, 'desk/web')
for (const [file, icon] of [
  ['ui/Button.tsx', 'check'],
  ['desk/frame/Rail.tsx', 'external-link'],
  ['orders/supplier/Orders.tsx', 'hash'],
  ['supplier-routes.ts', 'house'],
  ['supplier-settings-routes.ts', 'banknote'],
] as const) {
  mkdirSync(dirname(join(web, file)), { recursive: true })
  writeFileSync(join(web, file), `import Icon from 'lucide-react/icons/${icon}'`)
}
const iconsOf = async (isDesk: boolean) =>
  [...(await drawSprite(web, isDesk)).svg.matchAll(/symbol id="([^"]+)"/g)].map(([, name]) => name)

test('the shop draws its own icons, the workplaces theirs and those they share', async () => {
  expect(await iconsOf(false)).toEqual(['check'])
  expect(await iconsOf(true)).toEqual(['banknote', 'check', 'external-link', 'hash', 'house'])
})
