import { expect, test } from 'vitest'
import { urls } from '../api/platform/urls.ts'
import { languages } from '../contract/platform/languages.ts'
import { accountPaths } from '../web/account-paths.ts'
import { localPath, paths } from '../web/paths.ts'

test.each(languages)('links of the API lead to the pages of the browser, in %s', (language) => {
  const links = urls(language)
  expect({
    home: links.home,
    cart: links.cart,
    forgotPassword: links.forgotPassword,
    newPassword: links.newPassword('a'),
    confirmEmail: links.confirmEmail('a'),
    changeEmail: links.changeEmail('a'),
    signInLink: links.signInLink('a'),
    impersonate: links.impersonate('a'),
    checkoutControl: links.checkoutControl('a'),
    order: links.order('a'),
    productDesign: links.productDesign('a'),
    product: links.product('/products/a-1'),
  }).toEqual({
    home: localPath(language, paths.home()),
    cart: localPath(language, paths.cart()),
    forgotPassword: localPath(language, paths.forgotPassword()),
    newPassword: localPath(language, accountPaths.newPassword('a')),
    confirmEmail: localPath(language, accountPaths.confirmEmail('a')),
    changeEmail: localPath(language, accountPaths.changeEmail('a')),
    signInLink: localPath(language, accountPaths.signInLink('a')),
    impersonate: `${localPath(language, accountPaths.impersonate())}#code=a`,
    checkoutControl: localPath(language, paths.checkoutControl('a')),
    order: localPath(language, paths.order('a')),
    productDesign: localPath(language, paths.productDesign('a')),
    product: localPath(language, '/products/a-1'),
  })
})
