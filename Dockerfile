# Pelita in one image: the server with its built pages. It wants a PostgreSQL 17 or newer at DATABASE_URL and keeps its
# secrets in the volume /data. `compose.yaml` shows both together; `docs/operations.md` says the rest.
ARG NODE_VERSION=26

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/parts/package.json apps/parts/
COPY apps/portal/package.json apps/portal/
COPY apps/server/package.json apps/server/
COPY apps/studio/package.json apps/studio/
COPY packages/agents/package.json packages/agents/
COPY packages/brand/package.json packages/brand/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/games/package.json packages/games/
COPY packages/i18n/package.json packages/i18n/
COPY packages/lottery/package.json packages/lottery/
COPY packages/router/package.json packages/router/
COPY packages/testkit/package.json packages/testkit/
COPY packages/ui/package.json packages/ui/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:${NODE_VERSION}-bookworm-slim AS run
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main/start.ts"]
