import { join } from 'node:path'
import { createBuilder, type Plugin } from 'vite'

// node build.ts FOLDER: the pages as bin/build makes them, with every German sentence made longer.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('build.ts takes the folder to build into.')
const root = join(import.meta.dirname, '../..')

const longerGerman: Plugin = {
  name: 'longer-german',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/texts\/de\/(?!server|web-texts)[\w/-]+\.ts$/.test(id)) return null
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    const calls = names.map((name) => `lengthen(${name})`).join('\n')
    return `import { lengthen } from '${join(import.meta.dirname, 'lengthen.ts')}'\n${code}\n${calls}\n`
  },
}

const builder = await createBuilder({
  root,
  mode: 'production',
  logLevel: 'warn',
  plugins: [longerGerman],
  environments: {
    client: { build: { outDir: join(folder, 'client') } },
    desk: { build: { outDir: join(folder, 'client') } },
    ssr: { build: { outDir: join(folder, 'server') } },
  },
})
await builder.buildApp()
