import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { product } from '@renfort/domain/kernel/product.ts'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { cssTarget, inlineStart, scriptsAfterStyles, siderOpening } from './build/page-plugins.ts'
import { sharedChunks } from './build/shared-chunks.ts'
import { en } from './src/features/account/en.ts'
import { fr } from './src/features/account/fr.ts'

/**
 * The face of the text comes with the scripts that draw it: asked for by the first text only, it would
 * come after a drawing in a stand-in, and a phone would lay the screen out twice.
 */
function preloadedTextFace(): Plugin {
  return {
    name: 'renfort:preloaded-text-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const face = Object.keys(bundle).find((file) => /inter-latin-.*\.woff2$/.test(file))
        if (face === undefined) throw new Error('The face of the text is not in the build.')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }
        return [
          {
            tag: 'link',
            attrs: { ...attrs, href: `/${face}`, fetchpriority: 'low' },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}

/** The name of the product, and what is drawn before any script has come: the pitch of the sign-in page. */
function openingWords(): Plugin {
  return {
    name: 'renfort:opening-words',
    transformIndexHtml: (html) =>
      html
        .replaceAll('%product%', product.name)
        .replace('%pitch.fr%', fr.pitch.title)
        .replace('%pitch.en%', en.pitch.title),
  }
}

/** In development one server has both pages: that of the Siders stands for its addresses. */
function siderPage(): Plugin {
  return {
    name: 'renfort:sider-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (/^\/s(?:\/|\?|$)/.test(request.url ?? '')) request.url = '/sider.html'
        next()
      })
    },
  }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      autoCodeSplitting: true,
      // A loader needs its operations of the contract: they come with the screen, not with the start.
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
      quoteStyle: 'single',
      semicolons: false,
      // Nobody reads the tree, and to format it takes a tenth of the build.
      enableRouteTreeFormatting: false,
    }),
    react(),
    tailwindcss(),
    inlineStart(),
    openingWords(),
    siderOpening(),
    siderPage(),
    scriptsAfterStyles(),
    preloadedTextFace(),
  ],
  server: {
    // The API is told at which address the browser is: that is where Google leads back to.
    proxy: {
      '/api': {
        target: `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`,
        changeOrigin: false,
      },
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    cssTarget: [...cssTarget],
    modulePreload: { polyfill: false },
    // Under `font-src 'self'` a font written into the style sheet as data would be refused.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Many small files compress badly, and each is asked for, checked and started by itself:
          // what every first screen needs comes as two, one of them stable from release to release,
          // and what the screens share comes with the one that is met first.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 6 },
            // Every screen reads and writes.
            { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]react-query/, priority: 7 },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 6 },
            // Without its own chunk the entry would be missing from the manifest.
            {
              name: 'frame',
              test: /src[\\/](?!main\.tsx)|packages/,
              tags: ['$initial'],
              priority: 4,
            },
            ...sharedChunks,
          ],
        },
      },
    },
  },
})
