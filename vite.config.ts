import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Many small chunks compress badly and cost a request each: what nearly every page uses comes as one.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
                },
                {
                  name: 'shop',
                  test: /\/(app\/(ui|copy|browser|features)|domain)\/|lucide-react|plugin-react|rolldown/,
                  minShareCount: 12,
                },
                {
                  name: 'list',
                  test: /\/(app\/(ui|copy|browser|features)|domain)\/|lucide-react/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
});
