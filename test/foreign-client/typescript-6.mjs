import { registerHooks } from 'node:module'

// The generator of clients reads types through the interface of TypeScript 6, which 7 no longer has.
const typescript6 = import.meta.resolve('typescript6')
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? typescript6 : specifier, context),
})
