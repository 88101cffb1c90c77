import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = 'build/program';

/** Our modules find files by their own place (`import.meta.dirname`), which in the bundle is still that of the source. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: /\/(server|db)\/[^?]+\.ts$/, code: 'import.meta.dirname' },
    handler(code, id) {
      const place = path.relative(path.join(root, outDir), path.dirname(id));
      return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${place}`)})`);
    },
  },
};

/**
 * The program behind `npm start` as a few files, because a start that reads a thousand modules spends most of its time
 * with that (docs/decisions/0013-built-program.md).
 */
export default defineConfig({
  plugins: [ownPlaces],
  publicDir: false,
  ssr: {
    noExternal: true,
    // What the built pages use, too, must be there once; sharp and pg-native are native.
    external: ['react', 'react-dom', 'react-router', '@react-router/node', 'sharp', 'pg-native'],
  },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    // Whoever follows a stack trace finds the names of the sources, and before each part the file that it is of.
    minify: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [
        'server/main.ts',
        'server/modules/catalogue/read-model/build-worker.ts',
        'server/modules/media/pictures/picture-worker.ts',
        'server/platform/tables/xlsx-worker.ts',
        'server/site/preview-worker.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
