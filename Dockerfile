# Malayalam for All: one server, with its own PostgreSQL inside or on the one that DATABASE_URL names. The same recipe serves amd64 and arm64.
# All that it writes is in /data. How to run it: docs/operate.md.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY content/package.json content/
COPY films/package.json films/
COPY packages/api/package.json packages/api/
COPY packages/coach/package.json packages/coach/
COPY packages/learning/package.json packages/learning/
COPY packages/english/package.json packages/english/
COPY packages/malayalam/package.json packages/malayalam/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

# Everything, to build the pages.
FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What a server needs. Node is the image's own, so the one from npm goes.
FROM packages AS production
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TMPDIR=/data
WORKDIR /app
COPY --from=production /app ./
COPY --from=build /app/LICENSE ./
COPY --from=build /app/licences licences/
COPY --from=build /app/content content/
COPY --from=build /app/packages packages/
COPY --from=build /app/tools tools/
COPY --from=build /app/apps/server apps/server/
COPY --from=build /app/apps/web/build/client apps/web/build/client/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/server/src/main.ts"]
