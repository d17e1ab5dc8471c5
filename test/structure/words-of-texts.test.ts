import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript6'
import { expect, test } from 'vitest'

type Rule = { word: RegExp; instead: string; allowed: RegExp; at?: RegExp }

/** One word for one thing in all that people read (docs/architecture.md); `allowed`: what says something else, `at`: where. */
const rules: Record<string, Rule[]> = {
  'texts/en/**/*.ts': [
    // Of the law, and of the magazine.
    { word: /\barticles?\b|\bArt\. ?$/i, instead: 'product', allowed: /\bArticles? \d/, at: /^texts\/en\/magazine\// },
    {
      word: /\bitems?\b/i,
      instead: 'product, where no line of a cart or an order is meant, and no deposit item',
      allowed: /\bdeposits?\b/i,
      at: /^texts\/en\/(?:cart|checkout|orders)\/|^texts\/en\/(?:shell|ui|import\/screen|stores\/replies)\.ts/,
    },
  ],
  'texts/de/**/*.ts': [
    { word: /Produkt/, instead: 'Artikel', allowed: /Produkt(?:sicherheit|haftungsgesetz)/ },
    // Readers are addressed as 'du', but in what the law has a shop say.
    {
      word: /(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[nmrs]?)\b/,
      instead: 'du',
      allowed: /^$/,
      at: /^texts\/de\/static-pages\//,
    },
  ],
  // What the API says of its calls.
  'contract/**/*.ts': [{ word: /\barticles?\b/i, instead: 'product', allowed: /^\/api\// }],
}

test.each(Object.entries(rules))('%s has one word for one thing', (files, rulesOfThem) => {
  const texts = textsOf(files)
  expect(texts.length).toBeGreaterThan(500)
  const found = texts.flatMap(({ path, text }) =>
    rulesOfThem
      .filter(({ word, allowed, at }) => word.test(text) && !allowed.test(text) && !at?.test(path))
      .map(({ instead }) => `${path}: '${text}' (${instead})`),
  )
  expect(found).toEqual([])
})

// Both forms are written out, by number: 'Artikel(n)' can be neither read aloud nor searched for.
test('no text joins singular and plural by brackets', () => {
  const isJoined = ({ text }: Text) => /\p{L}\((?:[ners]|en|er|es|in|innen|s)\)/u.test(text)
  expect(
    ['Lieferant(en)', 'item(s)', 'Käufer(in)', 'f(x)', 'Summe (netto)'].map((text) => isJoined({ path: '', text })),
  ).toEqual([true, true, true, false, false])
  const all = ['texts/**/*.ts', 'seed/**/*.ts', 'sandbox/**/*.ts'].flatMap(textsOf)
  expect(all.filter(isJoined)).toEqual([])
})

type Text = { path: string; text: string }

/** Each piece of text between quotes, without what is put into it; no keys, no comments, no imports. */
function textsOf(files: string): Text[] {
  return globSync(files)
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((file) => {
      const path = relative('.', file)
      const found: Text[] = []
      const visit = (node: ts.Node) => {
        const isText =
          ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
        if (isText && !isName(node)) found.push({ path, text: node.text })
        ts.forEachChild(node, visit)
      }
      visit(ts.createSourceFile(path, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
      return found
    })
}

// Of a module or of a key.
const isName = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isCallExpression(parent) ||
  ts.isLiteralTypeNode(parent)
